import { useQueries, useQuery } from '@tanstack/react-query'
import type { LocationBranch } from '@yuncang/shared/nouns/storage-location/contract'
import { deepestLevel } from '@yuncang/shared/nouns/storage-location/rules'
import { Skeleton, Tree } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'

const areaLevel = 2
const everything = ''

type Branch = LocationBranch & { children?: readonly Branch[] }
type Node = { key: string; title: string; isLeaf?: boolean; children?: Node[] }
type Props = { chosen: string | undefined; onChoose: (id: string | undefined) => void }

/** Warehouses and areas; what is inside of an area comes when it is opened. Places are in the list, not in the tree. */
export function LocationTree({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const [expanded, setExpanded] = useState<string[]>([everything])
  const { data } = useQuery(trpc.storageLocation.areaTree.queryOptions({}))
  const areas = (data ?? []).flatMap((warehouse) => warehouse.children)
  const opened = useQueries({
    queries: areas
      .filter(({ id }) => expanded.includes(id))
      .map(({ id }) => trpc.storageLocation.levelTree.queryOptions({ id })),
  })
  const inside = new Map(
    opened.flatMap((query) => query.data ?? []).map((area) => [area.id, area.children]),
  )
  const nodeOf = (branch: Branch): Node => {
    const below = branch.level === areaLevel ? inside.get(branch.id) : branch.children
    const shown = below?.filter((each) => each.level < deepestLevel)
    return {
      key: branch.id,
      title: `${branch.code} ${branch.name}`,
      isLeaf: shown ? shown.length === 0 : branch.level > areaLevel,
      children: shown?.map(nodeOf) ?? [],
    }
  }
  if (!data) return <Skeleton active />
  return (
    <Tree
      blockNode
      aria-label={t('storageLocation.tree')}
      treeData={[{ key: everything, title: t('storageLocation.all'), children: data.map(nodeOf) }]}
      selectedKeys={[chosen ?? everything]}
      expandedKeys={expanded}
      onExpand={(keys) => setExpanded(keys.map(String))}
      onSelect={(_keys, { node }) => onChoose(node.key || undefined)}
    />
  )
}
