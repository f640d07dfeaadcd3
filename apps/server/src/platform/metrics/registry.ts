import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as Figures } from 'prom-client'

export type Labels = Readonly<Record<string, string>>
/** Figures that are read when somebody asks: one, or one per set of labels. */
type Reading = number | readonly (readonly [Labels, number])[]
export type Durations = { observe(seconds: number): void }
export type Registry = ReturnType<typeof createRegistry>

/** Upper ends of the buckets in seconds: from a statement to what a person gives up on. */
const ofRequests = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What the process uses is asked for once, however many applications run in it. */
let ofProcess: Figures | undefined
function processFigures(): Figures {
  if (!ofProcess) {
    ofProcess = new Figures()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** The figures of one application and its process, told in the text format of Prometheus (docs/decisions/021). */
export function createRegistry(onError: (error: unknown) => void) {
  const register = new Figures()
  const histograms = new Map<string, Histogram>()
  const counters = new Map<string, Counter>()
  return {
    /** A figure that is read for every scrape; one that cannot be read is left out. */
    figure({ name, help, labelNames = [] }: Named, read: () => Reading | Promise<Reading>): void {
      const collect = async (gauge: Gauge) => {
        // Without labels a gauge says 0 until it is told otherwise; what is not known is not said.
        if (labelNames.length > 0) gauge.reset()
        else gauge.remove()
        try {
          const reading = await read()
          if (typeof reading === 'number') gauge.set(reading)
          else for (const [labels, value] of reading) gauge.set(labels, value)
        } catch (error) {
          onError(error)
        }
      }
      const registers = [register]
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect: () => collect(gauge),
      })
    },
    /**
     * How long something takes, in seconds: gives the series for a set of labels, which appears with its first value.
     * Who asks again by the same name gets the same series.
     */
    durations(
      { name, help, labelNames = [] }: Named,
      buckets = ofRequests,
    ): (labels: Labels) => Durations {
      const histogram =
        histograms.get(name) ??
        new Histogram({ name, help, labelNames, buckets, registers: [register] })
      histograms.set(name, histogram)
      return (labels) => histogram.labels(labels)
    },
    /** How often something happened, under the same rules: gives what counts one more. */
    counts({ name, help, labelNames = [] }: Named): (labels: Labels) => void {
      const counter =
        counters.get(name) ?? new Counter({ name, help, labelNames, registers: [register] })
      counters.set(name, counter)
      return (labels) => counter.inc(labels)
    },
    text: (): Promise<string> => Figures.merge([register, processFigures()]).metrics(),
  }
}

type Named = { readonly name: string; readonly help: string; readonly labelNames?: string[] }
