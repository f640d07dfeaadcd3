import { setTimeout as wait } from 'node:timers/promises'
import { tenantOf } from './data.ts'
import type { Launched } from './server.ts'

const headings =
  '提单号*,客户名称*,入库类型*,预计到货日期*,箱号,箱型,商品名称,计划件数*,净重(千克)*,毛重(千克)'
const linesOfOrder = 200
const betweenLooksMs = 500

/** Goods that every demo tenant has. */
const goods = ['20号标准胶 TSR20', '越南标准胶 SVR3L', '烟胶片 RSS3']

/** A CSV file of so many lines, two hundred to an order. */
export function importFile(lines: number): Buffer {
  const rows = Array.from({ length: lines }, (_, line) => {
    const bill = `ATONCE${String(Math.floor(line / linesOfOrder)).padStart(6, '0')}`
    return `${bill},青岛样例橡胶贸易有限公司（虚构）,一线进境,2026-12-01,,,${goods[line % goods.length]},16,20160,20480`
  })
  return Buffer.from([headings, ...rows].join('\r\n'))
}

type Batch = {
  id: string
  version: number
  status: string
  refusal: string | null
  findingCount: number
  rowCount: number
}

/** Brings a file in as the wizard does: sent, judged, published. Gives what that took, in ms, and how many lines. */
export async function importOrders(server: Launched, bytes: Buffer) {
  const began = performance.now()
  const headers = { ...server.headers, 'tenant-node': tenantOf(0) }
  const ask = async (path: string, init: RequestInit = { headers }): Promise<Batch> => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/lh-base/import/${path}`, init)
    const { code, msg, data } = (await response.json()) as {
      code: number
      msg: string
      data: Batch
    } // the envelope
    if (code !== 200) throw new Error(`${path}: ${code} ${msg}`)
    return data
  }
  const settled = async ({ id }: Batch): Promise<Batch> => {
    for (;;) {
      await wait(betweenLooksMs)
      const batch = await ask(`get?id=${id}`)
      if (batch.status !== 'reading' && batch.status !== 'publishing') return batch
    }
  }
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'at-once.csv')
  const judged = await settled(
    await ask('upload/inboundOrder', { method: 'POST', headers, body: form }),
  )
  const { id, version, status, findingCount, rowCount, refusal } = judged
  if (status !== 'checked' || findingCount > 0)
    throw new Error(refusal ?? `the file has ${findingCount} faults`)
  const stored = await settled(
    await ask('publish', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, version }),
    }),
  )
  if (stored.status !== 'published') throw new Error(`the import ended as ${stored.status}`)
  return { tookMs: performance.now() - began, lines: rowCount }
}
