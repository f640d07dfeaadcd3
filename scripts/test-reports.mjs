import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/*
 * What a run of tests left behind, read as counts, as the failures alone, and as the seconds of each file or story:
 * whoever looks at a red run sees what is wrong before anything else.
 */

const linesOfError = 14

const shortened = (text) =>
  stripVTControlCharacters(text ?? 'no message')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfError)
    .map((line) => `    ${line}`)
    .join('\n')

const told = (place, title, error) => `✗ ${place} › ${title}\n${shortened(error)}`

function vitestReport({ passed, failures, files }) {
  return {
    passed,
    failures: failures.map(({ place, title, message }) => told(place, title, message)),
    parts: files,
  }
}

function playwrightReport({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const stories = suites.flatMap(specs).map(({ ok, file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const isFlaky = tests.some((test) => test.status === 'flaky')
    const error = results.flatMap((result) => result.errors).map((one) => one.message)
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0)
    return {
      failures: ok && !isFlaky ? [] : [told(`tests/e2e/${file}:${line}`, title, error.join('\n'))],
      part: { suite: file, name: title, seconds: milliseconds / 1000 },
    }
  })
  const outside = errors.map((error) => told('playwright', 'outside of stories', error.message))
  return {
    passed: stats.expected,
    failures: [...stories.flatMap(({ failures }) => failures), ...outside],
    parts: stories.map(({ part }) => part),
  }
}

const readers = { vitest: vitestReport, playwright: playwrightReport }

/** Counts, failures and seconds of a report; undefined when the run died before it wrote one. */
export function readReport(kind, file) {
  try {
    return readers[kind](JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
