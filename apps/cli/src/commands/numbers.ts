import { InvalidArgumentError } from 'commander';
import { told } from './locale.ts';

/** Reads a whole number of at least `least`, at most `most`. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new InvalidArgumentError(
        told({
          en: `It must be a whole number from ${least} to ${most}.`,
          es: `Debe ser un número entero de ${least} a ${most}.`,
          de: `Es muss eine ganze Zahl von ${least} bis ${most} sein.`,
        }),
      );
    }
    return value;
  };
