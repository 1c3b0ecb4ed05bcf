/** The weights of nets, which are 16-bit floats in files and 32-bit floats in the memory of a module. */

/** Finite 16-bit floats as 32-bit floats. */
export function widened(halves: Uint16Array): Float32Array<ArrayBuffer> {
  const floats = new Float32Array(halves.length)
  const bits = new Uint32Array(floats.buffer)
  halves.forEach((half, at) => {
    bits[at] = ((half & 0x8000) << 16) | ((half & 0x7fff) << 13)
    floats[at]! *= 2 ** 112 // exponents of 32-bit floats are higher by so much; denormal numbers become normal
  })
  return floats
}
