import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import type { TemplateTag } from '@yuncang/shared/nouns/contract-document/placeholders'
import { runChild } from '../child-process.ts'

/** Without values the child names the placeholders. */
export type TemplateJob = { readonly path: string; readonly values?: Record<string, unknown> }

/** What the child sends. */
export type TemplateMessage =
  | { kind: 'tags'; tags: TemplateTag[] }
  | { kind: 'filled'; bytes: Uint8Array }
  | { kind: 'refused'; reason: Reason; params: Readonly<Record<string, string>> }

const limits = { memoryMb: 256, ms: 20_000 }

type Given = {
  /** Where it lies on disk. */
  readonly path: string
  /** For messages only. */
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

/** The placeholders of a docx that somebody sent, read in another process. Throws what stands against the file. */
export async function templateTags(given: Given): Promise<TemplateTag[]> {
  const message = await ask(given, { path: given.path })
  if (message.kind !== 'tags') throw new Error('the child was asked for placeholders')
  return message.tags
}

/** The same file with the values in place of the placeholders. */
export async function fillTemplate(given: Given, values: Record<string, unknown>): Promise<Buffer> {
  const message = await ask(given, { path: given.path, values })
  if (message.kind !== 'filled') throw new Error('the child was asked to fill a template')
  return Buffer.from(message.bytes)
}

async function ask({ name, signal }: Given, job: TemplateJob): Promise<TemplateMessage> {
  const messages: TemplateMessage[] = []
  await runChild({
    name: 'docx-child',
    job,
    limits,
    failures: {
      memory: new AppError('contractTemplate.tooLarge', { params: { name } }),
      time: new AppError('contractTemplate.tooSlow', { params: { name } }),
      death: new AppError('contractTemplate.damaged', { params: { name } }),
    },
    // Our own child speaks this type only.
    onMessage: (message) => void messages.push(message as TemplateMessage),
    signal,
  })
  const [message] = messages
  if (!message) throw new AppError('contractTemplate.damaged', { params: { name } })
  if (message.kind === 'refused')
    throw new AppError(message.reason, { params: { name, ...message.params } })
  return message
}
