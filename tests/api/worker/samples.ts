import { type Sample, stopped, twoOf, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

export const workerWorld = async (app: TestApp) => ({
  workers: await twoOf(app, 'worker'),
  forklifts: await twoOf(app, 'forklift'),
})
type WorkerWorld = Awaited<ReturnType<typeof workerWorld>>

export const workerSamples: Record<string, Sample<WorkerWorld>> = {
  'worker.page': { as: 'lh', input: () => ({ size: 2, workerType: '2' }) },
  'worker.export': { as: 'admin' },
  'worker.workPeople': { as: 'lh', input: () => ({ team: '一班' }) },
  'worker.tallyMen': { as: 'lh', input: () => ({}) },
  'worker.create': { as: 'ck', input: () => ({ name: '样例工人', workerType: ['1'] }) },
  'worker.update': {
    as: 'ck',
    input: (world) => ({
      ...versioned(world.workers[0]),
      name: '改名工人',
      workerType: ['1', '2'],
    }),
  },
  'worker.setStopped': { as: 'ck', input: (world) => stopped(world.workers[1]) },
  'forklift.page': { as: 'lh', input: () => ({ size: 2, status: 1 }) },
  'forklift.export': { as: 'admin' },
  'forklift.create': { as: 'ck', input: (_world, turn) => ({ code: `FL-NEW-${turn}` }) },
  'forklift.update': {
    as: 'ck',
    input: (world) => ({ ...versioned(world.forklifts[0]), code: 'FL-90', status: 2 }),
  },
}
