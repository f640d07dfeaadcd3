/** 0 -> A, 25 -> Z, 26 -> AA */
export function columnLetter(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetter(Math.floor(position / 26) - 1) + letter
}
