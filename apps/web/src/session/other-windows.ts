import { chosenTenant, forgetWindow, token } from '../lib/credentials.ts'

/** Another window is heard through the storage; one that comes back out of the history looks for itself. */
const signs = ['storage', 'pageshow'] as const

type Options = {
  page: Pick<Window, 'addEventListener'>
  /** What the windows share. */
  standing: () => readonly unknown[]
  onChange: () => void
}

/** Tells once that what the windows share is not what it was. */
export function watchStanding({ page, standing, onChange }: Options): void {
  const before = standing()
  let isOver = false
  const look = () => {
    const now = standing()
    if (isOver || before.every((each, at) => each === now[at])) return
    isOver = true
    onChange()
  }
  for (const sign of signs) page.addEventListener(sign, look)
}

/**
 * The windows of a browser share the token and the tenant, and every call carries both: a window that went on after
 * another one changed them would show the rows of one tenant and save into the other. It is emptied by `blank` and
 * begins anew, or at the sign-in, which asks: to begin would sign on again while the issuer still knows the person.
 */
export function followOtherWindows(blank: () => void): void {
  watchStanding({
    page: window,
    standing: () => [token(), chosenTenant()],
    onChange: () => {
      blank()
      forgetWindow()
      location.replace(token() ? '/' : '/login')
    },
  })
}
