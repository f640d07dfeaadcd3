import { describe, expect, test } from 'vitest'
import { pathsIn } from '../../support/archives.ts'
import { statusAndReason } from '../../support/app.ts'
import { contractsOf, newCustomer, scanOf } from '../../support/contracts.ts'
import { pdf } from '../../support/pictures.ts'
import { attachmentSuite } from './attachments.ts'

/* The archive itself: which ones are refused, and what is in one that comes back. */
const { app, contract, no, send } = attachmentSuite()

describe('an archive of attachments', () => {
  test('of what is no archive, of too many files, or from who only reads is refused', async () => {
    const noZip = await app().upload('contractDocument.importAttachments', pdf(100), 'a.zip', 'sw')
    expect(statusAndReason(noZip)).toEqual([415, 'contractDocument.notZip'])
    const many = Object.fromEntries(
      Array.from({ length: 51 }, (_, at) => [`${no()}/${at}.pdf`, 'x']),
    )
    expect(statusAndReason(await send(many))).toEqual([413, 'contractDocument.archiveTooLarge'])
    const bomb = { [`${no()}/bomb.pdf`]: Buffer.alloc(110 * 1024 * 1024) }
    expect(statusAndReason(await send(bomb))).toEqual([413, 'contractDocument.archiveTooLarge'])
    expect((await send({ 'a.pdf': 'x' }, 'kf')).status).toBe(403)
  })

  test('comes back as it went in: a folder for each contract by its number', async () => {
    await scanOf(app(), contract().id, { name: '扫描件.pdf', mark: 'a' })
    await scanOf(app(), contract().id, { name: '扫描件.pdf', mark: 'b' })
    await scanOf(app(), contract().id, { name: 'Scan.pdf', mark: 'c' })
    await scanOf(app(), contract().id, { name: 'SCAN.pdf', mark: 'd' })
    const input = { ids: [contract().id] }
    const bytes = await app().download('contractDocument.exportAttachments', input, 'kf')
    // Windows and macOS take Scan.pdf and SCAN.pdf for one.
    const names = ['扫描件.pdf', '扫描件 (2).pdf', 'Scan.pdf', 'SCAN (2).pdf']
    expect(await pathsIn(bytes)).toEqual(names.map((name) => `${no()}/${name}`))
    const copy = await contractsOf(app()).draft(await newCustomer(app(), '回传客户'))
    const none = await app().call('contractDocument.exportAttachments', { ids: [copy.id] }, 'kf')
    expect(statusAndReason(none)).toEqual([409, 'contractDocument.noAttachments'])
    const foreign = await app().call('contractDocument.exportAttachments', input, 'sw.zjwl')
    expect(foreign.status).toBe(404)
  })
})
