import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/*
 * What a run of tests left behind, read as counts and as the failures alone: whoever looks at a red run sees what is
 * wrong before anything else.
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

function vitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    // A file that could not be loaded has no test that failed.
    if (status === 'failed' && failed.length === 0) return [told(place, 'the file itself', message)]
    return failed.map((one) => told(place, one.fullName, one.failureMessages.join('\n')))
  })
  return { passed: numPassedTests, failures }
}

function playwrightReport({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const failures = suites.flatMap(specs).flatMap(({ ok, file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const isFlaky = tests.some((test) => test.status === 'flaky')
    if (ok && !isFlaky) return []
    const error = results.flatMap((result) => result.errors).map((one) => one.message)
    return [told(`tests/e2e/${file}:${line}`, title, error.join('\n'))]
  })
  const outside = errors.map((error) => told('playwright', 'outside of stories', error.message))
  return { passed: stats.expected, failures: [...failures, ...outside] }
}

const readers = { vitest: vitestReport, playwright: playwrightReport }

/** Counts and failures of a report; undefined when the run died before it wrote one. */
export function readReport(kind, file) {
  try {
    return readers[kind](JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
