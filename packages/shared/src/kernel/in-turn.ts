/** One after the other and again from the first. */
export const inTurn = <T>(choices: readonly [T, ...T[]], turn: number): T =>
  choices[turn % choices.length] ?? choices[0]
