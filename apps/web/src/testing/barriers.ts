import axe from 'axe-core'

/** What keeps somebody out who cannot see or point, as far as a program finds it: «rule: where it is first met». */
export async function barriersIn(element: Element): Promise<string[]> {
  await stands()
  const { violations } = await axe.run(element)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Once nothing fades or slides any more: what is half there has other shades than what people read. */
async function stands(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  if (ending.length === 0) return
  await Promise.allSettled(ending.map(({ finished }) => finished))
  await stands()
}
