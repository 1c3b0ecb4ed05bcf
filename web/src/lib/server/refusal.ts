/** Why something was refused, by the server or by the rules in the page. */
export class Refusal extends Error {
  readonly code: string
  readonly values: Record<string, unknown>

  /** *code* and *values* are for the translated sentence, *text* is the English one. */
  constructor(code: string, values: Record<string, unknown>, text: string) {
    super(text)
    this.code = code
    this.values = values
  }
}

/** Any error as a refusal. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('offline', {}, String(error))
}
