/** Where a browser goes after signing in or out: pages of our own origin only (docs/domain/access.md#signing-in). */

/** Characters that browsers drop or turn into a slash. */
const isUnsafe = (text: string): boolean =>
  text.split('').some((each) => each < ' ' || each === '\u007f' || each === '\\')
const longest = 2000

/**
 * The path of a page of `origin`, from a path or a whole address; undefined for anything that some browser might read
 * as another place.
 */
export function ownPath(given: unknown, origin: string): string | undefined {
  if (typeof given !== 'string' || given.length > longest) return undefined
  if (isUnsafe(given) || given.includes(' ')) return undefined
  const isPath = given.startsWith('/')
  if (!isPath && !given.startsWith(`${origin}/`) && given !== origin) return undefined
  if (!URL.canParse(given, origin)) return undefined
  const url = new URL(given, origin)
  if (url.origin !== origin || url.username || url.password) return undefined
  return isPlain(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined
}

/** Still one path when a proxy has decoded it. */
function isPlain(pathname: string): boolean {
  let path = pathname
  for (let turn = 0; turn < 3; turn += 1) {
    if (path.startsWith('//') || isUnsafe(path)) return false
    try {
      const decoded = decodeURIComponent(path)
      if (decoded === path) return true
      path = decoded
    } catch {
      return false
    }
  }
  return false
}
