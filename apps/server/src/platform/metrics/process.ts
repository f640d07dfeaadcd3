import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

const nanosecond = 1e-9
const delayEveryMs = 10

/**
 * What this process uses, under the names that dashboards for Node know; the delay of its event loop is that since the
 * scrape before. Gives the function that ends the watch.
 */
export function watchProcess(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: delayEveryMs })
  delay.enable()
  const gauge = (name: string, help: string, read: () => number) =>
    registry.figure('gauge', name, help, read)

  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  gauge('nodejs_heap_size_total_bytes', 'Heap taken.', () => process.memoryUsage().heapTotal)
  gauge('nodejs_external_memory_bytes', 'Buffers.', () => process.memoryUsage().external)
  gauge(
    'nodejs_active_resources',
    'Sockets, timers and requests that keep the process alive.',
    () => process.getActiveResourcesInfo().length,
  )
  gauge('process_start_time_seconds', 'When it started.', () =>
    Math.round(performance.timeOrigin / 1000),
  )
  registry.figure('counter', 'process_cpu_seconds_total', 'CPU time.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  registry.figure('gauge', 'process_open_fds', 'Open files and sockets.', () =>
    process.platform === 'linux' ? readdirSync('/proc/self/fd').length : [],
  )
  registry.figure('gauge', 'nodejs_eventloop_lag_seconds', 'Delay of the event loop.', () => {
    const lag = (ns: number) => Math.max(0, ns * nanosecond - delayEveryMs / 1000)
    const quantiles = [
      [{ quantile: '0.5' }, lag(delay.percentile(50))],
      [{ quantile: '0.99' }, lag(delay.percentile(99))],
      [{ quantile: '1' }, lag(delay.max)],
    ] as const
    const hasSeen = delay.count > 0
    delay.reset()
    return hasSeen ? quantiles : []
  })
  return () => void delay.disable()
}
