/** Numbers and dates in the format of the person's language. */
import { language } from '../lib/text.svelte.ts'

/** A whole number: 1623. */
export function whole(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 0, useGrouping: false }).format(value)
}

/** A number with one digit after the point: 7.4. */
export function fine(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value)
}

/** A change: +12, −7. */
export function signed(value: number): string {
  const options = { maximumFractionDigits: 0, signDisplay: 'exceptZero', useGrouping: false } as const
  return new Intl.NumberFormat(language(), options).format(value).replace('-', '−')
}

/** A share of one: 43 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** A timestamp in milliseconds as a date: 15 Nov. */
export function day(at: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear()
  const options = { day: 'numeric', month: 'short', year: isThisYear ? undefined : 'numeric' } as const
  return new Intl.DateTimeFormat(language(), options).format(at)
}

/** Names as a phrase: Astrid, Bjørn and Una. */
export function list(names: string[]): string {
  return new Intl.ListFormat(language()).format(names)
}
