import { useIsOfCustomer } from '../../session/session-context.tsx'
import { CustomerSelect } from '../form/customer-select.tsx'

type Props = {
  /** What the customer is here, e.g. the owner of goods. */
  label?: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Records of one customer, stopped ones included. People of a customer have no others to choose from. */
export function CustomerFilter(props: Props) {
  return useIsOfCustomer() ? null : <CustomerSelect canPickStopped {...props} />
}
