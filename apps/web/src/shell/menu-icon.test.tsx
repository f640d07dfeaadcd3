import { menuSeeds } from '@yuncang/db/seed/menus'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MenuIcon } from './menu-icon.tsx'

test('every icon that an entry of the menu names is drawn', async () => {
  const names = [...new Set<string>(menuSeeds.map(({ icon }) => icon))]
  const { container } = await render(
    names.map((name) => (
      <p key={name} title={name}>
        <MenuIcon name={name} />
      </p>
    )),
  )
  const undrawn = () => names.filter((name) => !container.querySelector(`[title="${name}"] svg`))
  await expect.poll(undrawn).toEqual([])
})
