import { useQueries, useQuery } from '@tanstack/react-query'
import type { LocationBranch } from '@yuncang/shared/nouns/storage-location/contract'
import { TreeSelect } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { unnamed } from '../../lib/unnamed.ts'

const areaLevel = 2

type Branch = LocationBranch & { children?: readonly Branch[] }
type Node = { value: string; title: string; isLeaf?: boolean; children?: Node[] }
type Props = { value: string | undefined; onChange: (value: string | undefined) => void }

const nameOf = ({ code, name }: LocationBranch) => (code === name ? code : `${code} ${name}`)

/** A place of the warehouse, which stands for everything below it; what is inside of an area comes when it is opened. */
export function LocationFilter({ value, onChange }: Props) {
  const { t } = useTranslation()
  const [expanded, setExpanded] = useState<string[]>([])
  const { data = [] } = useQuery(trpc.storageLocation.areaTree.queryOptions({}))
  const areas = data.flatMap((warehouse) => warehouse.children)
  const opened = useQueries({
    queries: areas
      .filter(({ id }) => expanded.includes(id))
      .map(({ id }) => trpc.storageLocation.levelTree.queryOptions({ id })),
  })
  const chosen = useQuery({
    ...trpc.storageLocation.levelTree.queryOptions({ id: value ?? '' }),
    enabled: value !== undefined,
    meta: { inPlace: true },
  })
  const inside = new Map(
    opened.flatMap((query) => query.data ?? []).map((area) => [area.id, area.children]),
  )
  const nodeOf = (branch: Branch): Node => {
    const isArea = branch.level === areaLevel
    const below = isArea ? inside.get(branch.id) : branch.children
    return {
      value: branch.id,
      title: nameOf(branch),
      isLeaf: below ? below.length === 0 : !isArea,
      ...(below && { children: below.map(nodeOf) }),
    }
  }
  const known = chosen.data?.[0]
  return (
    <TreeSelect<{ value: string; label: string } | null>
      allowClear
      labelInValue
      value={value === undefined ? null : { value, label: known ? nameOf(known) : unnamed }}
      placeholder={t('inventory.place')}
      aria-label={t('inventory.place')}
      treeData={data.map(nodeOf)}
      treeExpandedKeys={expanded}
      onTreeExpand={(keys) => setExpanded(keys.map(String))}
      onChange={(picked) => onChange(picked?.value)}
    />
  )
}
