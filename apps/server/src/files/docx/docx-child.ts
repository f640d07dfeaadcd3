import type { TemplateMessage, TemplateJob } from './template.ts'
import { filled, tagsOf } from './fill.ts'
import { partsOf, TemplateRefusal } from './parts.ts'

/* The process in which one template is looked at or filled; it lives for that template. */

async function work({ path, values }: TemplateJob): Promise<TemplateMessage> {
  const parts = await partsOf(path)
  return values
    ? { kind: 'filled', bytes: filled(parts, values) }
    : { kind: 'tags', tags: tagsOf(parts) }
}

function refusalOf(error: unknown): TemplateMessage {
  if (!(error instanceof TemplateRefusal)) throw error
  return { kind: 'refused', reason: error.reason, params: error.params }
}

async function run(job: TemplateJob): Promise<void> {
  const message = await work(job).catch(refusalOf)
  await new Promise<void>((resolve) => {
    process.send?.(message, () => resolve())
  })
  process.exit(0)
}

process.once('message', (message) => {
  // Sent by template.ts, the only parent.
  run((message as { job: TemplateJob }).job).catch(() => process.exit(1))
})
