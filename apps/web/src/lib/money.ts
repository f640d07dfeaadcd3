export { exact, money, plainMoney } from '@yuncang/shared/kernel/exact'
