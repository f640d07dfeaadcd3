import type { MenuNode } from '@yuncang/shared/contracts/session'
import type { MatchesInitials } from '../../../lib/pinyin.ts'

/**
 * Menu leaves whose name holds the text, whatever the case (spec.md §2), or whose pinyin begins so, once the readings
 * are there; all for no text.
 */
export function menuMatches(
  leaves: readonly MenuNode[],
  text: string,
  matchesInitials: MatchesInitials | undefined,
): MenuNode[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...leaves]
  const byName = leaves.filter(({ label }) => label.toLowerCase().includes(wanted))
  const byPinyin = leaves.filter(
    (leaf) => !byName.includes(leaf) && matchesInitials?.(leaf.label, wanted),
  )
  return [...byName, ...byPinyin]
}
