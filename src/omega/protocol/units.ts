// Units that a threshold may have: about sixty codes of UCUM, and the plain numbers of ratios and scores.

// biome-ignore format: a table of codes
export const units: readonly string[] = [
  '1', '%', '[ppm]', '{count}', '{score}', '{ratio}', '{SD}',
  's', 'min', 'h', 'd', 'wk', 'mo', 'a',
  'ng', 'ug', 'mg', 'g', 'kg', 'pmol', 'nmol', 'umol', 'mmol', 'mol',
  'uL', 'mL', 'dL', 'L', 'nm', 'um', 'mm', 'cm', 'm', 'mm2', 'cm2',
  'pg/mL', 'ng/mL', 'ug/mL', 'mg/mL', 'mg/dL', 'g/dL', 'mg/L', 'g/L',
  'pmol/L', 'nmol/L', 'umol/L', 'mmol/L', 'U/L', 'U/mL', '[IU]/L',
  'mg/kg', 'mg/kg/d', 'kcal', 'kcal/d', 'kJ', 'mm[Hg]', 'kPa', 'Hz', '/min', '/s',
  'm/s', 'mL/min', 'mL/kg/min', 'kg/m2', 'N', 'W', 'Cel', '/mm3', '/uL', '10*9/L', 'Gy',
];

export function isUnit(code: string): boolean {
  return units.includes(code);
}
