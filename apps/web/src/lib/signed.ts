/** '12.3' -> '+12.3', '-12.3' -> '−12.3' with a true minus, which lines up; zero stays without a sign. */
export function signed(figure: string): string {
  if (!/[1-9]/.test(figure)) return figure.replace('-', '')
  return figure.startsWith('-') ? `−${figure.slice(1)}` : `+${figure}`
}
