import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/*
 * What a run of tests left behind, read as counts, as the failures alone, and as the seconds of each file or story:
 * whoever looks at a red run sees what is wrong before anything else.
 */

const linesOfError = 14
const linesOfPage = 100

/** The lines of a text without those of libraries, as they stand below a name. */
const linesOf = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/node_modules|<anonymous>/.test(line))
    .map((line) => `    ${line}`)

/** Both ends of a long page: the tabs stand first in it, and what is open over it last. */
function ends(lines) {
  if (lines.length <= linesOfPage) return lines
  return [...lines.slice(0, linesOfPage / 2), '    …', ...lines.slice(-linesOfPage / 2)]
}

export const told = ({ place, title, message, page }) =>
  [
    `${place} › ${title}`,
    ...linesOf(message ?? 'no message').slice(0, linesOfError),
    ...(page === undefined ? [] : ['    The page:', ...ends(linesOf(page))]),
  ].join('\n')

const vitestReport = ({ passed, failures, files }) => ({
  passed,
  failures,
  flaky: [],
  parts: files,
})

/** Where in its file a story stood: an error names what it was met in first, which may be what all stories wait with. */
function placeIn(file, line, text) {
  const stood = new RegExp(`${RegExp.escape(file)}:\\d+`).exec(stripVTControlCharacters(text))
  return `tests/e2e/${stood?.[0] ?? `${file}:${line}`}`
}

/** The menus around each page, with what belongs to them. */
const menus = /^- (?:banner|navigation)\b.*\n(?: .*\n)*/gm

/** What the page showed when a story failed, in the words of Playwright: nothing else is left of it once its folder is gone. */
function pageOf({ attachments }) {
  const context = attachments.find(({ name }) => name === 'error-context')
  if (context === undefined) return undefined
  return /^```yaml\n(.*?)^```$/ms.exec(readFileSync(context.path, 'utf8'))?.[1]?.replace(menus, '')
}

function playwrightReport({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const stories = suites.flatMap(specs).map(({ file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const message = results
      .flatMap((result) => result.errors)
      .map((error) => error.message)
      .join('\n')
    return {
      place: placeIn(file, line, message),
      title,
      message,
      page: results.map(pageOf).find((page) => page !== undefined),
      /** `expected` and `skipped` are good. */
      outcomes: tests.map((test) => test.status),
      part: {
        suite: file,
        name: title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      },
    }
  })
  const ended = (outcome) => stories.filter(({ outcomes }) => outcomes.includes(outcome))
  const outside = errors.map(({ message }) => ({
    place: 'playwright',
    title: 'outside of stories',
    message,
  }))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...ended('unexpected'), ...outside],
    flaky: ended('flaky'),
    parts: stories.map(({ part }) => part),
  }
}

const readers = { vitest: vitestReport, playwright: playwrightReport }

/** What a run reported; undefined when it died before it wrote anything. */
export function readReport(kind, file) {
  try {
    return readers[kind](JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const nameOf = (project, file) => `${project} › ${file}`

/**
 * Two tries as one: the second ran nothing but the files of `again`, some failures of the first, and what it says of them
 * holds. Failures of a file that is good now are flaky.
 */
export function afterSecondTry(first, again, second) {
  if (second.passed === 0) return first
  const bad = new Set(second.failures.map(({ file }) => file))
  // What failed outside of every file may have kept any of them from its work.
  const isGood = ({ file }) => !bad.has(file) && !bad.has(undefined)
  const flaky = again.filter(isGood)
  const others = first.failures.filter((failure) => !again.includes(failure))
  const files = new Set(again.map(({ project, file }) => nameOf(project, file)))
  const passedIn = ({ parts }) =>
    parts
      .filter(({ suite, name }) => files.has(nameOf(suite, name)))
      .reduce((sum, { passed }) => sum + passed, 0)
  return {
    passed: first.passed - passedIn(first) + passedIn(second),
    failures: [...others, ...(flaky.length < again.length ? second.failures : [])],
    flaky,
    parts: first.parts,
  }
}
