import { dirname, posix } from 'node:path'
import {
  anchorsIn,
  claimsOf,
  commandsIn,
  decisionsIn,
  filesIn,
  linksIn,
  pagesIn,
  spansIn,
  type Claim,
} from './pointers.ts'
import { partsOf, read, tracked } from './repository.ts'

/* What is wrong with the pointers of a document or comment: each function gives a sentence for each that leads nowhere. */

/** They name what is not there: samples, exceptions. */
const ownFiles = /^tests\/architecture\/(?:wrong-)?pointers/
export const sources = tracked
  .filter((file) => /^(apps|packages|tests|scripts)\/.*\.(ts|tsx|mjs|mts|css|html|sh)$/.test(file))
  .filter((file) => !ownFiles.test(file))
  .map((file) => partsOf(file, read(file)))
const settings = tracked.filter((file) =>
  /^(Dockerfile|\.ci\/run|[\w.-]+\.(ya?ml|ts)|(.*\/)?package\.json|tests\/.*\.(tsv|txt)|scripts\/scale\/.*)$/.test(
    file,
  ),
)
const code = [...sources.map((source) => source.code), ...settings.map(read)].join('\n')
const names = new Set(code.match(/[A-Za-z_]\w*/g))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> } // our manifest

/** Files and folders, by every end of their path; `src` may be left out, as people do when they talk. */
const ends = new Set<string>()
for (const whole of tracked.flatMap((file) => [file, file.replace('/src/', '/')])) {
  for (let path = whole; path !== '.'; path = dirname(path)) {
    const parts = path.split('/')
    for (let from = 0; from < parts.length; from++) ends.add(parts.slice(from).join('/'))
  }
}

/** What is not in the code, and why documents may still name it. */
const elsewhere = new Set([
  // An operation that the worked example adds.
  'setRemark',
  'customer.setRemark',
  // A tenant that whoever installs the product has yet to name.
  'WMS_X',
  // A program of PostgreSQL's.
  'pg_dump',
  // Inside of a backup.
  'tables/*.gz',
])

const pathPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/<\w+>/g, '[^/]+').replaceAll('*', '[^/]*')}$`)

function hasPath(given: string): boolean {
  const path = given.replace(/\/$/, '')
  if (ends.has(path)) return true
  // The code names what a build makes and what packages hold.
  if (!/[<*]/.test(path)) return code.includes(path)
  const pattern = pathPattern(path)
  return [...ends].some((end) => pattern.test(end))
}

export const decisions = new Map(
  tracked.flatMap((file) => {
    const number = /^docs\/decisions\/(\d{3})-.*\.md$/.exec(file)?.[1]
    return number ? [[number, file] as const] : []
  }),
)

const isThere: Record<Claim['kind'], (value: string) => boolean> = {
  path: hasPath,
  script: (name) => Object.hasOwn(scripts, name),
  decision: (number) => decisions.has(number),
  text: (text) => code.includes(text),
  name: (name) => names.has(name),
}

export const wrong = (claims: readonly Claim[]): string[] =>
  claims
    .filter(({ value }) => !elsewhere.has(value))
    .filter(({ kind, value }) => !isThere[kind](value))
    .map(({ kind, value }) => `no ${kind} ${value}`)

const anchors = new Map<string, Set<string>>()
function anchorsOf(page: string): Set<string> {
  const known = anchors.get(page) ?? anchorsIn(read(page))
  anchors.set(page, known)
  return known
}

/** What is wrong with an address below `folder`, e.g. `inbound.md#plans`. */
function wrongAddress(folder: string, target: string): string[] {
  const [path = '', anchor] = target.split('#')
  const page = posix.join(folder, path).replace(/\/$/, '')
  if (!tracked.some((file) => file === page || file.startsWith(`${page}/`)))
    return [`no page ${target}`]
  return anchor === undefined || anchorsOf(page).has(anchor) ? [] : [`no heading ${target}`]
}

export function wrongLinks(page: string, markdown: string): string[] {
  return linksIn(markdown).flatMap(({ text, target }) => {
    const own = target.startsWith('#') ? page.split('/').at(-1) + target : target
    const number = /(?:^|\/)(\d{3})-[^/]*\.md/.exec(target)?.[1]
    const said = /^(?:decision )?(\d{1,3})$/.exec(text)?.[1]?.padStart(3, '0')
    const isOther = number !== undefined && said !== undefined && said !== number
    return [
      ...wrongAddress(dirname(page), own),
      ...(isOther ? [`[${text}] leads to decision ${number}`] : []),
    ]
  })
}

export const wrongPages = (text: string): string[] =>
  pagesIn(text).flatMap((page) => wrongAddress('', page))

export const wrongIn = (page: string, markdown: string): string[] => [
  ...wrongLinks(page, markdown),
  ...wrongPages(markdown),
  ...wrong([
    ...spansIn(markdown).flatMap(claimsOf),
    ...commandsIn(markdown),
    ...decisionsIn(markdown),
  ]),
]

export const wrongInComment = (comment: string): string[] =>
  wrong([...spansIn(comment).flatMap(claimsOf), ...filesIn(comment), ...decisionsIn(comment)])

/** Texts of the code, e.g. names of tests, name no document that is elsewhere. */
export const wrongInText = (text: string): string[] =>
  wrong(filesIn(text).filter(({ value }) => value.endsWith('.md')))
