/** The frame lends its lock screen; until then nothing is shown. */
let show: () => void = () => {}

export function setLockScreen(given: () => void): void {
  show = given
}

export const showLockScreen = (): void => show()
