/* Every key that works, by the place where it works: handlers ask here, and the sheet lists it. */

export const shortcutAreas = ['everywhere', 'tabs', 'order', 'form', 'grid', 'lines'] as const
type Area = (typeof shortcutAreas)[number]

/** Mod is Ctrl, on a Mac also Cmd. Keys by which one moves are read where the moving is worked out. */
type Shortcut = { readonly area: Area; readonly keys: readonly string[]; readonly isMove?: true }

export const shortcuts = {
  search: { area: 'everywhere', keys: ['Mod+K'] },
  sheet: { area: 'everywhere', keys: ['?'] },
  tabMove: { area: 'tabs', keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], isMove: true },
  tabPut: { area: 'tabs', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], isMove: true },
  tabPin: { area: 'tabs', keys: ['p'] },
  tabClose: { area: 'tabs', keys: ['Delete'] },
  orderEdit: { area: 'order', keys: ['e'] },
  formSave: { area: 'form', keys: ['Mod+S'] },
  walkNext: { area: 'grid', keys: ['j'] },
  walkBack: { area: 'grid', keys: ['k'] },
  gridMove: {
    area: 'grid',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'],
    isMove: true,
  },
  gridFar: { area: 'grid', keys: ['Home', 'End', 'Mod+Home', 'Mod+End'], isMove: true },
  gridSpread: { area: 'grid', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], isMove: true },
  gridOpen: { area: 'grid', keys: ['Enter'] },
  gridSelect: { area: 'grid', keys: ['Space'] },
  gridEnter: { area: 'grid', keys: ['F2'] },
  gridCopy: { area: 'grid', keys: ['Mod+C'] },
  gridAll: { area: 'grid', keys: ['Mod+A'] },
  gridLeave: { area: 'grid', keys: ['Escape'] },
  gridResize: { area: 'grid', keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'] },
  linesNext: { area: 'lines', keys: ['Tab', 'Enter'], isMove: true },
  linesType: { area: 'lines', keys: ['F2', 'Alt+ArrowDown'] },
  linesClear: { area: 'lines', keys: ['Delete', 'Backspace'] },
  linesFillDown: { area: 'lines', keys: ['Mod+D'] },
  linesInsert: { area: 'lines', keys: ['Mod+Enter'] },
  linesRemove: { area: 'lines', keys: ['Mod+Delete'] },
  linesAll: { area: 'lines', keys: ['Mod+A'] },
  linesRedo: { area: 'lines', keys: ['Mod+Shift+Z', 'Mod+Y'] },
  linesUndo: { area: 'lines', keys: ['Mod+Z'] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutName = keyof typeof shortcuts

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether an event is that key. Shift may be held where a shortcut does not name it: who asks decides what it means. */
export function pressed(event: Press, name: ShortcutName): boolean {
  return shortcuts[name].keys.some((keys) => {
    const parts = keys.split('+')
    const key = parts.at(-1) === 'Space' ? ' ' : parts.at(-1)
    return (
      event.key.toLowerCase() === key?.toLowerCase() &&
      (event.ctrlKey || event.metaKey) === parts.includes('Mod') &&
      event.altKey === parts.includes('Alt') &&
      (event.shiftKey || !parts.includes('Shift'))
    )
  })
}

/** Whether somebody is writing, so that a letter is a letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a letter is meant for the page: nobody is writing, and neither dialog nor drawer lies above. */
export function isForPage({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  if (isTyping(target)) return false
  const above = '.ant-modal-wrap:not([style*="none"]), .ant-drawer-open'
  return document.querySelector(above) === null
}
