import axe from 'axe-core'

/** What keeps somebody out who cannot see or point, as far as a program finds it: «rule: where it is first met». */
export async function barriersIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
