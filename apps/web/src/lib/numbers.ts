export { grouped } from '@yuncang/shared/kernel/grouped'
export { cubicMetres, tonnes } from '@yuncang/shared/kernel/measures'
