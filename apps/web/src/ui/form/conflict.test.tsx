import { Input } from 'antd'
import { Activity, useState, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { Providers } from '../../shell/providers.tsx'
import { FormDrawer } from './drawer.tsx'
import { Field } from './field.tsx'
import { HeldRecord } from './held-record.tsx'
import { useRecordForm, type Failure } from './use-record-form.ts'
import { WhoChanged } from './who-changed-context.ts'

beforeAll(() => startLanguage([common]))

type Row = { id: string; version: number; name: string; phone: string; note: string }
const schema = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  phone: z.string(),
  note: z.string(),
})
const stale: Failure = { message: '数据已被他人修改，请刷新', issues: [], isStale: true }

/** What the server has, and what was saved there. */
let stored: Row
let saved: unknown[]
beforeEach(() => {
  stored = { id: 'a', version: 1, name: '甲', phone: '1', note: '' }
  saved = []
})

function Form({ row, onReload }: { row: Row; onReload: () => void }) {
  const { id, version } = row
  const record = useRecordForm({
    schema,
    initial: row,
    extra: { id, version },
    draft: { form: 'thing', id, version },
    save: async (input) => {
      saved.push(input)
      if (input.version !== stored.version) throw new Error('stale')
    },
    onSaved: () => {},
    describe: () => stale,
  })
  return (
    <FormDrawer title="甲" record={record} canSave onReload={onReload} onClose={() => {}}>
      {(['name', 'phone', 'note'] as const).map((name) => (
        <Field key={name} name={name} label={name}>
          <Input />
        </Field>
      ))}
    </FormDrawer>
  )
}

/** A screen that asks for the record again when somebody says so. */
function Screen() {
  const [row, setRow] = useState(stored)
  return (
    <>
      <button type="button" onClick={() => setRow(stored)}>
        moved
      </button>
      <HeldRecord record={row}>
        {(shown) => <Form row={shown} onReload={() => setRow(stored)} />}
      </HeldRecord>
    </>
  )
}

/** A screen with a list of parts, each of which is a form of its own. */
function ScreenWithPart() {
  const [row, setRow] = useState(stored)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setRow(stored)}>
        moved
      </button>
      <HeldRecord record={row}>
        {(shown) => (
          <>
            <p>{shown.name}</p>
            <button type="button" onClick={() => setOpen(true)}>
              part
            </button>
            {isOpen && <Part onClose={() => setOpen(false)} />}
          </>
        )}
      </HeldRecord>
    </>
  )
}

function Part({ onClose }: { onClose: () => void }) {
  const record = useRecordForm({
    schema,
    initial: {},
    save: () => Promise.resolve(),
    onSaved: onClose,
    describe: () => stale,
  })
  return (
    <FormDrawer title="乙" record={record} canSave onReload={onClose} onClose={onClose}>
      <Field name="note" label="note">
        <Input />
      </Field>
    </FormDrawer>
  )
}

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(name) })
const open = () =>
  render(
    <Providers>
      <Screen />
    </Providers>,
  )
/** Somebody else saves the record, and this screen hears of it. */
async function otherSaves(changes: Partial<Row>) {
  stored = { ...stored, ...changes, version: stored.version + 1 }
  document.querySelector('button')!.click()
}
const notice = () => page.getByText('数据已被他人修改')

test('a form in which nothing is typed shows the newest; what is typed is not overwritten, and the form says so', async () => {
  await open()
  await otherSaves({ name: '乙' })
  await expect.element(field('name')).toHaveValue('乙')
  expect(notice().elements()).toEqual([])
  await field('note').fill('我的备注')
  await otherSaves({ name: '丙', phone: '2' })
  await expect.element(notice()).toBeVisible()
  await expect.element(field('name')).toHaveValue('乙')
  await expect.element(field('note')).toHaveValue('我的备注')
})

test('my changes go over the newest version, and of a field that both changed either value can be taken', async () => {
  await open()
  await field('phone').fill('我')
  await field('note').fill('我的备注')
  stored = { ...stored, name: '乙', phone: '他', version: 2 }
  await page.getByRole('button', { name: '保 存' }).click()
  await expect.element(notice()).toBeVisible()
  await page.getByRole('button', { name: '保留我的修改' }).click()
  await expect.element(page.getByText('您的修改已放到最新内容上，请核对后保存')).toBeVisible()
  await expect.element(field('name')).toHaveValue('乙')
  await expect.element(field('phone')).toHaveValue('我')
  await expect.element(field('note')).toHaveValue('我的备注')
  await page.getByText('对方的').click()
  await expect.element(field('phone')).toHaveValue('他')
  await page.getByText('我的', { exact: true }).click()
  await expect.element(field('phone')).toHaveValue('我')
  await page.getByRole('button', { name: '保 存' }).click()
  await expect
    .poll(() => saved.at(-1))
    .toEqual({
      id: 'a',
      version: 2,
      name: '乙',
      phone: '我',
      note: '我的备注',
    })
})

test('the buttons do not move when it is known who it was', async () => {
  const screenOf = (who: ReactNode) => (
    <WhoChanged value={() => who}>
      <Providers>
        <Screen />
      </Providers>
    </WhoChanged>
  )
  const { rerender } = await render(screenOf(null))
  await field('phone').fill('我')
  await otherSaves({ phone: '他' })
  const keepMine = page.getByRole('button', { name: '保留我的修改' })
  await expect.element(keepMine).toBeVisible()
  const { top } = keepMine.element().getBoundingClientRect()
  await rerender(screenOf(<p>客服小王</p>))
  await expect.element(page.getByText('客服小王')).toBeVisible()
  expect(keepMine.element().getBoundingClientRect().top).toBe(top)
})

test('what is typed after the merge stays when the tab was out of view', async () => {
  function Tab() {
    const [isHidden, setHidden] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setHidden(!isHidden)}>
          tab
        </button>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <Screen />
        </Activity>
      </>
    )
  }
  await render(
    <Providers>
      <Tab />
    </Providers>,
  )
  await field('note').fill('我的备注')
  stored = { ...stored, name: '乙', version: 2 }
  await page.getByRole('button', { name: '保 存' }).click()
  await page.getByRole('button', { name: '保留我的修改' }).click()
  await expect.element(field('name')).toHaveValue('乙')
  await field('note').fill('又改了')
  const tab = [...document.querySelectorAll('button')].find((each) => each.textContent === 'tab')!
  tab.click()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  tab.click()
  await expect.element(field('note')).toHaveValue('又改了')
})

test('theirs can be taken instead, and nothing of mine is left', async () => {
  await open()
  await field('phone').fill('我')
  await otherSaves({ phone: '他' })
  await page.getByRole('button', { name: '采用对方的内容' }).click()
  await expect.element(field('phone')).toHaveValue('他')
  expect(notice().elements()).toEqual([])
})

test('a part that is left with something typed into it holds nothing back any more', async () => {
  await render(
    <Providers>
      <ScreenWithPart />
    </Providers>,
  )
  await page.getByRole('button', { name: 'part' }).click()
  await field('note').fill('没写完')
  await page.getByRole('button', { name: '取 消' }).click()
  await page.getByRole('button', { name: '离 开' }).click()
  await otherSaves({ name: '乙' })
  await expect.element(page.getByText('乙', { exact: true })).toBeVisible()
})
