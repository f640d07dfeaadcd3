import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { steps, type World } from './samples.ts'

/** An application with the world of the samples in it. Each step has the time limit of a hook for itself. */
export function sampleWorld(): { app: () => TestApp; world: World } {
  let app: TestApp
  // Whole when the last step is done, which is before the first test.
  const world = {} as World
  beforeAll(async () => {
    app = await startApp()
  })
  for (const step of steps)
    beforeAll(async () => {
      Object.assign(world, await step(app, world))
    })
  afterAll(() => app.close())
  return { app: () => app, world }
}
