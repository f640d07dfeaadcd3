import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../api/client.ts'
import '../../ui/code-text.css'

/** The contract of a record by its number; for those who may read contracts. */
export function ContractLink({ id }: { id: string }) {
  const { data } = useQuery({ ...trpc.contract.get.queryOptions({ id }), meta: { inPlace: true } })
  return (
    <Link to="/contract/contract/detail/$id" params={{ id }} className="code-text">
      {data?.contractNo ?? '…'}
    </Link>
  )
}
