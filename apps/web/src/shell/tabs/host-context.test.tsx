import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { hostWith } from '../../testing/tabs.ts'
import { activeHref, HostContext, useHostState } from './host-context.ts'

const Outer = () => <p>{useHostState(({ outer }) => outer) ?? 'inside'}</p>
const Href = () => <p>{useHostState(activeHref)}</p>

test('what reads a part of the tabs is drawn anew when that part changes, and not with any other', async () => {
  const host = hostWith('/base/customer/index')
  const drawn: string[] = []
  const onRender = (id: string) => void drawn.push(id)
  await show(
    <HostContext value={host}>
      <Profiler id="outer" onRender={onRender}>
        <Outer />
      </Profiler>
      <Profiler id="href" onRender={onRender}>
        <Href />
      </Profiler>
    </HostContext>,
  )
  const sees = (text: string) => expect.element(page.getByText(text)).toBeVisible()
  await sees('/base/customer/index')
  drawn.length = 0

  host.open('/base/product/index')
  await sees('/base/product/index')
  expect(drawn).toEqual(['href'])

  // What is only called otherwise stands at no other address.
  host.setTitle('/base/product/index', '商品')
  expect(host.state().tabs.list.at(-1)).toMatchObject({ title: '商品' })
  host.open('/404')
  await sees('/404')
  expect(drawn).toEqual(['href', 'outer'])
})
