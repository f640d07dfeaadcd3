const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A letter by itself that is meant for the page: nobody is typing, and neither dialog nor drawer lies above. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const above = '.ant-modal-wrap:not([style*="none"]), .ant-drawer-open'
  return document.querySelector(above) === null
}
