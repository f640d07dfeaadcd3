import { createTabHost, type TabHost } from '../shell/tabs/host.ts'

const rules = {
  isTab: () => true,
  keepsAlive: () => true,
  welcome: '/wel/index',
  isFirstClosable: false,
}
const nowhere = { load: () => null, save: () => {}, loadPins: () => null, savePins: () => {} }

/** The tabs of a window whose address nobody looks at. */
export function hostWith(...hrefs: string[]): TabHost {
  const away = {
    location: { pathname: '/wel/index', search: '' },
    history: { pushState: () => {}, replaceState: () => {} },
    addEventListener: () => {},
  } as unknown as Window // the host asks its window for nothing else
  const host = createTabHost({ language: 'zh', ...nowhere }, away, rules)
  for (const href of hrefs) host.open(href)
  return host
}
