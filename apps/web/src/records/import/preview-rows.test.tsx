import type { ImportBatch, ImportFinding } from '@yuncang/shared/nouns/import-batch/contract'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const batch: Pick<ImportBatch, 'id' | 'columns' | 'mapping' | 'badRows' | 'doubtfulRows'> = {
  id: 'batch-1',
  columns: [
    {
      key: 'planNet',
      title: '净重',
      required: true,
      requiredWith: null,
      dictionary: null,
      choices: [],
      isWeight: true,
    },
  ],
  mapping: [{ position: 0, letter: 'A', heading: 'N.W.', keys: ['planNet'] }],
  badRows: 1,
  doubtfulRows: 0,
}

/** The rows go while the file is judged anew, and come again. */
function Judging() {
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setBusy(!isBusy)}>
        {isBusy ? '校验完成' : '重新校验'}
      </button>
      {!isBusy && (
        <PreviewRows
          // What is not named here is not looked at.
          batch={batch as ImportBatch}
          shown="wrong"
          edits={new Map()}
          onEdit={() => {}}
          choose={() => null}
        />
      )}
    </>
  )
}

test('rows that were judged anew come with what is said of them now', async () => {
  const finding: Omit<ImportFinding, 'message'> = {
    row: 4,
    column: 'A',
    path: 'planNet',
    level: 'error',
  }
  const said = ['合计 80,640 千克', '合计 60,480 千克']
  const rows = () => {
    const findings = [{ ...finding, message: said.shift() }]
    const records = [{ row: 4, cells: ['1260'], findings }]
    return data({ records, total: 1, size: 50, current: 1, pages: 1 })
  }
  await show(<Judging />, { answers: { '/api/lh-base/import/rows': rows } })
  await expect.element(page.getByText(/80,640/)).toBeVisible()
  await page.getByRole('button', { name: '重新校验' }).click()
  await page.getByRole('button', { name: '校验完成' }).click()
  await expect.element(page.getByText(/60,480/)).toBeVisible()
  await expect.element(page.getByText(/80,640/)).not.toBeInTheDocument()
})
