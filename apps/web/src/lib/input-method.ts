/** What a browser says of a key that an input method takes; Safari has ended composing by then. */
const taken = 229

/**
 * Keeps the keys of an input method from everybody but the field that is typed into: Enter takes a candidate there, and
 * neither searches nor submits, Escape lets it go, arrows walk over them. Gives the way to end that.
 */
export function keepInputMethodKeys(): () => void {
  const keep = (event: KeyboardEvent) => {
    const isTyped =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (isTyped && (event.isComposing || event.keyCode === taken)) event.stopPropagation()
  }
  document.addEventListener('keydown', keep, true)
  return () => document.removeEventListener('keydown', keep, true)
}
