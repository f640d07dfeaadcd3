import { type Screen, type Visit } from './screen.ts'

export const signIn: Screen[] = [
  { state: 'account', isMain: true as const },
  {
    state: 'phone',
    steps: async ({ page }: Visit) => page.getByRole('tab').nth(1).click(),
  },
  {
    state: 'single-sign-on',
    steps: async ({ page }: Visit) => page.getByRole('tab').nth(2).click(),
  },
  {
    state: 'wrong-password',
    steps: async ({ page, picture }: Visit) => {
      await page.locator('#account').fill(picture)
      await page.locator('#password').fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
].map((screen) => ({ name: 'sign-in', path: '/login', ready: '#account', ...screen }))
