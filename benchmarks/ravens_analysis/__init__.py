"""An analysis of stages of Odins Raben: endings, points, length, who starts, and the worth of each Odin effect."""
