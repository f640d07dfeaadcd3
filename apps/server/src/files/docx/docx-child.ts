import type { TemplateMessage, TemplateJob } from './template.ts'
import { serveJobs } from '../child-work.ts'
import { filled, tagsOf } from './fill.ts'
import { partsOf, TemplateRefusal } from './parts.ts'

/* The process in which templates are looked at and filled, one after the other. */

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

serveJobs<TemplateJob, TemplateMessage>(async (job, say) => {
  const message = await work(job).catch(refusalOf)
  await say(message)
  return message.kind !== 'refused'
})
