import { demoTenants } from './tenants.ts'

/** Told how far the story of a tenant has come. */
export type Progress = {
  /** `share` of the tenant's months, 0 to 1. */
  reached(tenantNode: string, share: number): void | Promise<void>
  done(): void
}

export const noProgress: Progress = { reached: () => {}, done: () => {} }

type Output = { write(text: string): unknown }

/** A line for each month of each tenant, for whoever waits for the first start; nothing when there is nothing to do. */
export function progressOn(output: Output, months: number): Progress {
  const all = months * demoTenants.length
  const begin = performance.now()
  let last = 0
  return {
    reached(tenantNode, share) {
      const before = demoTenants.findIndex(({ row }) => row.dataNode === tenantNode) * months
      const month = before + Math.min(months, Math.floor(share * months) + 1)
      if (month <= last) return
      if (last === 0)
        output.write(
          '首次启动，正在生成演示数据，完成后即可打开页面。\nFirst start: making the demo data; pages open when it is done.\n',
        )
      last = month
      output.write(`第 ${month}/${all} 月 · month ${month} of ${all} · ${tenantNode}\n`)
    },
    done() {
      if (last === 0) return
      const seconds = Math.round((performance.now() - begin) / 1000)
      output.write(`演示数据已就绪，用时 ${seconds} 秒。The demo data took ${seconds} s.\n`)
    },
  }
}
