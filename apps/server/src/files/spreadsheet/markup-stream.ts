import { Parser } from 'htmlparser2'
import { Refusal } from './grid.ts'

/** What is told of XML as it is read; names come without their prefix. */
export type ElementHandler = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML piece by piece, so that a part of any size takes no memory. Throws `Refusal` for what is cut off or badly
 * nested, whose rows would be lost without a word, and for what declares entities, which no workbook does.
 */
export async function readElements(
  chunks: AsyncIterable<Uint8Array>,
  handler: ElementHandler,
): Promise<void> {
  let depth = 0
  let elements = 0
  let isEmpty = false
  const refuse = () => {
    throw new Refusal('spreadsheet.unreadable')
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        elements += 1
        isEmpty = true
        handler.open?.(local(name), attributes)
      },
      ontext(text) {
        isEmpty = false
        handler.text?.(text)
      },
      onclosetag(name, isImplied) {
        depth -= 1
        // <c/> counts as implied as well.
        if (isImplied && !isEmpty) refuse()
        isEmpty = false
        handler.close?.(local(name))
      },
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) refuse()
      },
    },
    { xmlMode: true },
  )
  let decoder: ReturnType<typeof decoderOf> | undefined
  for await (const chunk of chunks) {
    decoder ??= decoderOf(chunk)
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  if (depth !== 0 || elements === 0) refuse()
  parser.end()
}

const decoderOf = (start: Uint8Array) => new TextDecoder(encodingOf(start))

const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' =>
  (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
    ? 'utf-16le'
    : (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
      ? 'utf-16be'
      : 'utf-8'
