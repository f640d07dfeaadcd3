import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Inspected } from '../../files/content/inspect.ts'

/* A signed page as a scanner gives it, without the signature: nobody signed in the demo. */

/** A page of A4 with a title, a line and the places of two seals. Latin letters only: they need no font of ours. */
export function signedPaper(title: string, line: string): Inspected {
  const drawn = [
    `BT /F1 22 Tf 72 740 Td (${title}) Tj ET`,
    `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`,
    'BT /F1 12 Tf 72 160 Td (Party A \\(sealed\\)) Tj ET',
    'BT /F1 12 Tf 340 160 Td (Party B \\(sealed\\)) Tj ET',
    '0.8 0.1 0.1 RG 2 w 72 60 90 90 re S 340 60 90 90 re S',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const bytes = Buffer.from(pdfOf(objects), 'latin1')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const content = { open: () => Readable.from([bytes]), size: bytes.length, sha256 }
  return { type: 'application/pdf', content }
}

function pdfOf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
