import axe, { type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

/* What somebody who cannot see or point would stumble over, as far as a program finds it. */
const aimed = 'target-size'

// The design system puts a space between two characters, which a name that is said with the label has not.
const spaced = 'label-content-name-mismatch'

/** All of it; in some parts of the page alone, sooner. */
export const barriersOf = (page: Page, ...parts: string[]): Promise<string[]> =>
  seriousIn(page, parts, { rules: { [aimed]: { enabled: true }, [spaced]: { enabled: false } } })

/** What depends on place and shade: parts too small to hit, or to scroll to without a mouse; faint texts. */
export const tightSpotsOf = (page: Page, ...parts: string[]): Promise<string[]> =>
  seriousIn(page, parts, { runOnly: [aimed, 'scrollable-region-focusable', 'color-contrast'] })

async function seriousIn(
  page: Page,
  parts: readonly string[],
  options: RunOptions,
): Promise<string[]> {
  // A page keeps the script until it is loaded anew; to read it takes a fifth of a second.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // To tell what is right as well took two thirds of the time.
  const asked: RunOptions = { ...options, resultTypes: ['violations'] }
  const violations = await page.evaluate(
    async ({ include, how }) => {
      const { axe: looker } = globalThis as unknown as { axe: typeof axe } // the script above sets it
      const found = await looker.run(include.length > 0 ? { include } : document, how)
      return found.violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes[0]?.html }))
    },
    { include: [...parts], how: asked },
  )
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, at }) => `${id}: ${at}`)
}
