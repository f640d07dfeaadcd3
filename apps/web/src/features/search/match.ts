import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import type { MatchesInitials } from '../../lib/pinyin.ts'

/**
 * Menu leaves or actions whose name holds the text, whatever the case (docs/domain/interface.md#searches), or whose pinyin begins
 * so, once the readings are there; all for no text.
 */
export function menuMatches<E extends Pick<MenuNode, 'label'>>(
  leaves: readonly E[],
  text: string,
  matchesInitials: MatchesInitials | undefined,
): E[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...leaves]
  const byName = leaves.filter(({ label }) => label.toLowerCase().includes(wanted))
  const byPinyin = leaves.filter(
    (leaf) => !byName.includes(leaf) && matchesInitials?.(leaf.label, wanted),
  )
  return [...byName, ...byPinyin]
}
