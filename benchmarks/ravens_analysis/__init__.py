"""How stages of Odins Raben go: ways to end, points, length, who starts, and what each Odin effect is worth."""
