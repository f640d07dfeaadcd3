// @postgres: leases of jobs
import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { jobSuite, moment, untilEnd } from '../../support/jobs.ts'

const { app, task, workers, later, start, asked, job, statusOf, becomes, claimOfTheDead } =
  jobSuite()

describe('several instances', () => {
  test('run every job exactly once', async () => {
    const second = await app().another()
    start()
    start(second.services)
    const ids = await Promise.all(Array.from({ length: 12 }, () => asked()))
    for (const id of ids) await becomes(id, 'done')
    expect(task.runs).toBe(12)
  })

  test('take over a job when its lease has run out, and not before', async () => {
    const id = await asked()
    await claimOfTheDead('dead')
    const second = await app().another()
    const worker = start(second.services)
    // On SQLite there is one process: what it finds running at its start was broken off.
    if (app().services.db.engine === 'postgres') {
      const other = await asked()
      await becomes(other, 'done')
      expect(await statusOf(id)).toBe('running')
      later(60_000)
      worker.wake()
    }
    await becomes(id, 'done')
    expect((await job(id)).attempts).toBe(2)
  })

  test('leave nothing to a worker that comes back too late', async () => {
    const begun = moment()
    const rest = moment()
    task.work = async (control, ctx) => {
      begun.reach()
      await rest.reached
      await ctx.transaction((tx) => control.complete(tx, { late: true }))
    }
    const id = await asked()
    start()
    await begun.reached
    await app().services.db.transaction(system('test'), (tx) => {
      const { job: table } = tx.t
      return tx.update(table, { lease: 'another', result: { late: false } }, eq(table.id, id))
    })
    rest.reach()
    await workers()[0]!.stop()
    expect(await job(id)).toMatchObject({ status: 'running', result: { late: false } })
  })

  test('give up a job that breaks them off again and again', async () => {
    const id = await asked()
    for (const lease of ['one', 'two', 'three']) {
      await claimOfTheDead(lease)
      later(60_000)
    }
    start()
    await becomes(id, 'failed')
    expect(await job(id)).toMatchObject({
      failure: '执行中服务器 3 次中断，任务已停止，请稍后重试',
    })
    expect(task.runs).toBe(0)
  })

  test('one that stops gives its job back at once, and the next goes on', async () => {
    const begun = moment()
    task.work = (control) => {
      begun.reach()
      return untilEnd(control.signal)
    }
    const id = await asked()
    const first = start()
    await begun.reached
    await first.stop()
    expect(await job(id)).toMatchObject({ status: 'queued', attempts: 0 })
    task.work = async () => ({ by: 'the next' })
    const second = await app().another()
    start(second.services)
    await becomes(id, 'done')
    expect(await job(id)).toMatchObject({ result: { by: 'the next' }, attempts: 1 })
  })
})

test('work that ends its job in its own transaction is done once', async () => {
  task.work = async (control, ctx) => {
    await ctx.transaction((tx) => control.complete(tx, { rows: 7 }))
    throw new Error('killed right after')
  }
  const id = await asked()
  start()
  await becomes(id, 'done')
  await workers()[0]!.stop()
  expect(await job(id)).toMatchObject({ status: 'done', result: { rows: 7 }, attempts: 1 })
  expect(task.runs).toBe(1)
})
