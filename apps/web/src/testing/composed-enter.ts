/**
 * The Enter that takes a candidate of an input method, as Chromium tells it while composing and as Safari does when
 * composing has just ended.
 */
export function composedEnter(field: Element): void {
  const press = { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
  for (const isComposing of [true, false])
    field.dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing }))
}
