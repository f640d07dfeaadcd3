export type Labels = Readonly<Record<string, string>>
/** Figures that are read when somebody asks: one, or one per set of labels. */
type Reading = number | readonly (readonly [Labels, number])[]
export type Durations = { observe(seconds: number): void }
export type Registry = ReturnType<typeof createRegistry>

/** Upper ends of the buckets in seconds: from a statement to what a person gives up on. */
const ofRequests = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
const labelled = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

type Kind = 'counter' | 'gauge' | 'histogram'
type Family = { name: string; kind: Kind; help: string; lines: () => Promise<string[]> }

/** The figures of one process, told in the text format of Prometheus (docs/decisions/020). */
export function createRegistry(onError: (error: unknown) => void) {
  const families: Family[] = []
  const seriesOf = new Map<string, Map<string, ReturnType<typeof durationsOf>>>()

  return {
    /** A figure that is read for every scrape; one that cannot be read is left out. */
    figure(
      kind: 'counter' | 'gauge',
      name: string,
      help: string,
      read: () => Reading | Promise<Reading>,
    ): void {
      const lines = async () => {
        const reading = await read()
        const all = typeof reading === 'number' ? [[{}, reading] as const] : reading
        return all.map(([labels, value]) => `${name}${labelled(labels)} ${value}`)
      }
      families.push({ name, kind, help, lines })
    },
    /**
     * How long something takes, in seconds: gives the series for a set of labels, which appears with its first value.
     * The same name and labels always give the same series.
     */
    durations(name: string, help: string, bounds = ofRequests): (labels: Labels) => Durations {
      const series = seriesOf.get(name) ?? new Map<string, ReturnType<typeof durationsOf>>()
      if (!seriesOf.has(name)) {
        seriesOf.set(name, series)
        const lines = async () => [...series.values()].flatMap((each) => each.lines())
        families.push({ name, kind: 'histogram', help, lines })
      }
      return (labels) => {
        const key = labelled(labels)
        const own = series.get(key) ?? durationsOf(name, labels, bounds)
        series.set(key, own)
        return own
      }
    },
    async text(): Promise<string> {
      const parts = await Promise.all(
        families.map(async ({ name, kind, help, lines }) => {
          const found = await lines().catch((error: unknown) => (onError(error), []))
          if (found.length === 0) return ''
          return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${found.join('\n')}\n`
        }),
      )
      return parts.join('')
    },
  }
}

function durationsOf(name: string, labels: Labels, bounds: readonly number[]) {
  const counts = new Float64Array(bounds.length + 1)
  let sum = 0
  return {
    observe(seconds: number): void {
      let at = 0
      while (at < bounds.length && seconds > bounds[at]!) at += 1
      counts[at]! += 1
      sum += seconds
    },
    lines(): string[] {
      let total = 0
      const buckets = [...bounds, '+Inf'].map((bound, at) => {
        total += counts[at]!
        return `${name}_bucket${labelled({ ...labels, le: String(bound) })} ${total}`
      })
      if (total === 0) return []
      const own = labelled(labels)
      return [...buckets, `${name}_sum${own} ${sum}`, `${name}_count${own} ${total}`]
    },
  }
}
