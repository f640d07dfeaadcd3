/* The table at the end of `npm test`: where the time went. */
const slowestShown = 10

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
