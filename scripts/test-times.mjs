import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

/* Where the time of `npm test` went: the table at its end, and what test files took, for runs that choose some. */
const slowestShown = 10
const remembered = join(root, 'node_modules/.cache/yuncang/test-seconds.json')
/** What a file takes that was never run here. */
const usualSeconds = 3

/** How long a fixed piece of work takes before anything else runs: the times of two machines differ about as much. */
export function machineSpeed() {
  const began = performance.now()
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `row ${id}`, third: id / 3 }))
  for (let round = 0; round < 600; round += 1) JSON.parse(JSON.stringify(rows))
  const seconds = (performance.now() - began) / 1000
  return `This machine writes and reads 1,200,000 rows of JSON in ${seconds.toFixed(2)} s.`
}

const row = (seconds, name) => `${seconds.toFixed(1).padStart(8)}  ${name}`
const slowestFirst = (a, b) => b.seconds - a.seconds

/** Seconds of each suite of a run, which add up over its workers. */
function suitesOf(parts) {
  const suites = new Map()
  for (const { suite, seconds } of parts) suites.set(suite, (suites.get(suite) ?? 0) + seconds)
  return [...suites].map(([name, seconds]) => ({ name, seconds })).sort(slowestFirst)
}

function slowest(parts) {
  return parts
    .toSorted(slowestFirst)
    .slice(0, slowestShown)
    .map(({ suite, name, seconds }) => row(seconds, `${suite} › ${name}`))
}

/**
 * @param {{ name: string, seconds: number }[]} commands by the clock
 * @param {Record<'files' | 'stories', { suite: string, name: string, seconds: number }[]>} parts
 */
export function timesTable(commands, { files, stories }) {
  const sections = [
    ['Seconds by the clock', commands.map(({ name, seconds }) => row(seconds, name))],
    [
      'Seconds of suites, over all workers',
      suitesOf(files).map((each) => row(each.seconds, each.name)),
    ],
    ['Slowest test files', slowest(files)],
    ['Slowest stories', slowest(stories)],
  ]
  return sections
    .filter(([, lines]) => lines.length > 0)
    .flatMap(([title, lines]) => ['', title, ...lines])
    .join('\n')
}

function rememberedSeconds() {
  try {
    return JSON.parse(readFileSync(remembered, 'utf8'))
  } catch {
    return {}
  }
}

/** Seconds that a test file took when it last ran here, on both databases together where it runs on both. */
export function secondsOfFiles() {
  const known = rememberedSeconds()
  return (file) => known[file] ?? usualSeconds
}

/** @param {{ name: string, seconds: number }[]} files of a run */
export function rememberSeconds(files) {
  if (files.length === 0) return
  const ran = {}
  for (const { name, seconds } of files) ran[name] = (ran[name] ?? 0) + seconds
  mkdirSync(dirname(remembered), { recursive: true })
  writeFileSync(remembered, JSON.stringify({ ...rememberedSeconds(), ...ran }))
}
