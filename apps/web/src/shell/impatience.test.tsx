import { App, Button } from 'antd'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inPlace, trpc } from '../api/client.ts'
import { apiErrorOf } from '../api/link.ts'
import { useMutation } from '../api/use-mutation.ts'
import { common } from '../i18n/common.ts'

import { startLanguage } from '../i18n/setup.ts'
import { data, show } from '../testing/show.tsx'
import { StepMenu } from '../records/steps/step-menu.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

beforeAll(() => startLanguage([common]))

const path = '/api/lh-base/customer/updateIsStop'
const answers = { [path]: () => data({ id: 'a', version: 2, customerName: '甲' }) }
const toasts = () =>
  [...document.querySelectorAll('.ant-message-notice')].map((each) => each.textContent)
const asked = (calls: readonly { path: string }[]) => calls.filter((each) => each.path === path)

const input = { id: 'a', version: 1, isStop: 1, stopReason: '歇业' } as const

function useStop(onDone = () => {}) {
  const { message } = App.useApp()
  return useMutation({
    ...trpc.customer.setStopped.mutationOptions(inPlace),
    onSuccess: () => {
      void message.success('甲已停用')
      onDone()
    },
    onError: (error) => void message.error(apiErrorOf(error).message),
  })
}

function Step() {
  const stop = useStop()
  return (
    <Button loading={stop.isPending} onClick={() => stop.mutate(input)}>
      停用
    </Button>
  )
}

function StepWithReason() {
  const [isOpen, setOpen] = useState(true)
  const stop = useStop(() => setOpen(false))
  if (!isOpen) return null
  return (
    <ReasonDialog
      title="停用甲"
      label="原因"
      okText="停用"
      isPending={stop.isPending}
      onReason={(stopReason) => stop.mutate({ ...input, stopReason })}
      onClose={() => setOpen(false)}
    />
  )
}

/** Two presses that waited while the page was busy: the second comes before the first one's answer is on the screen. */
function pressTwice(name: RegExp): void {
  const button = page.getByRole('button', { name }).element() as HTMLElement
  button.click()
  button.click()
}

test('an impatient double click is one success and nothing else', async () => {
  const calls = await show(<Step />, { answers })
  pressTwice(/停\s*用/)
  await expect.poll(() => new Set(toasts())).toEqual(new Set(['甲已停用']))
  expect(asked(calls)).toHaveLength(1)
})

test('in a dialog with a reason, too', async () => {
  const calls = await show(<StepWithReason />, { answers })
  await page.getByRole('textbox', { name: /原因/ }).fill('另一个原因')
  pressTwice(/停\s*用/)
  await expect.poll(() => new Set(toasts())).toEqual(new Set(['甲已停用']))
  expect(asked(calls)).toHaveLength(1)
})

function Steps() {
  const [taken, setTaken] = useState<readonly string[]>([])
  const nextStep = taken.length === 0 ? '提交' : '撤回'
  return (
    <>
      <StepMenu
        name="RK202611240001"
        nextStep={nextStep}
        others={[]}
        labelOf={(step) => step}
        refusalOf={String}
        ending={new Set<string>()}
        isPending={false}
        onStep={(step) => setTaken([...taken, step])}
      />
      <output>{taken.join()}</output>
    </>
  )
}

test('the second click of a double click does not take the step that has come in place of the first', async () => {
  await show(<Steps />)
  const button = page.getByRole('button')
  await button.dblClick()
  await expect.element(button).toHaveTextContent('撤 回')
  expect(page.getByRole('status').element().textContent).toBe('提交')
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('提交,撤回')
})
